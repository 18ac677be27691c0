/** What stands in the way of a race, in a sentence of ours. */
export class RaceTrouble extends Error {
  /** Whether another try may help. */
  readonly mayPass: boolean;

  constructor(sentence: string, mayPass: boolean) {
    super(sentence);
    this.mayPass = mayPass;
  }
}
