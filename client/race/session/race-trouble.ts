/** What stands in the way of a race, in a sentence of ours. */
export class RaceTrouble extends Error {
  /** Whether another try may help. */
  readonly mayPass: boolean;
  readonly title: string;
  /** Another page drives: it can be taken over. */
  readonly isElsewhere: boolean;

  constructor(sentence: string, mayPass: boolean, title = "A flat tyre", isElsewhere = false) {
    super(sentence);
    this.mayPass = mayPass;
    this.title = title;
    this.isElsewhere = isElsewhere;
  }
}
