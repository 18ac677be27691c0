/** Every refusal code, with its HTTP status. */
export const REFUSALS = {
  badInput: 422,
  notJson: 400,
  badEncoding: 400,
  tooLarge: 413,
  notSignedIn: 401,
  invalidToken: 401,
  expiredSession: 401,
  userMismatch: 401,
  registeredOnly: 403,
  peopleOnly: 403,
  goldOnly: 403,
  noTeam: 404,
  notOfficer: 403,
  notCaptain: 403,
  redirectToTeam: 409,
  alreadyOnTeam: 409,
  enrollmentClosed: 409,
  teamFull: 409,
  requirementsNotMet: 403,
  barred: 403,
  officersFull: 409,
  motdTooSoon: 429,
  noClass: 404,
  pendingApproval: 403,
  classFull: 409,
  alreadyInClass: 409,
  notYourClass: 404,
  tooManyClasses: 409,
  tooManyAssignments: 409,
  onlyTeacher: 409,
  emailNeeded: 403,
  classSetting: 403,
  roleOnly: 403,
  banned: 403,
  muted: 403,
  notAllowed: 403,
  notFound: 404,
  raceNotFound: 404,
  notQualified: 404,
  nothingToAppeal: 409,
  tooManyRequests: 429,
  wrongOrigin: 403,
  ticketSpent: 401,
  wrongPassword: 403,
  confirmNeeded: 403,
  consentNeeded: 403,
  notYou: 403,
  undoUnknown: 404,
  undoUsed: 410,
  undoOver: 410,
  wrongCode: 403,
  codeNeeded: 403,
  codeSpent: 410,
  captchaNeeded: 403,
  captchaWrong: 403,
  nameTaken: 409,
  notEnoughMoney: 409,
  notOwned: 403,
  notEarned: 403,
  garageShut: 403,
  statsShut: 403,
  carInUse: 409,
  lastCar: 409,
  offerOver: 410,
  shopLocked: 403,
  ownedAlready: 409,
  levelTooLow: 403,
  dailyLimit: 409,
  returnOver: 410,
  usedAlready: 409,
  notReturnable: 409,
  alreadyDone: 409,
  boxTooSoon: 409,
  friendLimit: 409,
  providerUnknown: 404,
  providerLinked: 409,
  tooManyTries: 429,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** The sentence shown while the database is away, or the product is starting. */
export const PIT_STOP = "The game is on a short pit stop. Please try again in a moment.";
/** The Retry-After of that answer, in seconds. */
export const PIT_STOP_SECONDS = 2;

/** An expected refusal: shown to the player, never logged as an error. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: Record<string, unknown>;

  constructor(code: RefusalCode, message: string, detail: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}
