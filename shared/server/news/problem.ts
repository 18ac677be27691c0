/** Why something in a folder of news isn't shown, in words for whoever runs the site. */
export class NewsProblem extends Error {
  /** @param line of the file, from 1 */
  constructor(sentence: string, line?: number) {
    super(line === undefined ? sentence : `line ${line}: ${sentence}`);
  }
}
