/** A file or folder of the installation cannot be used as it is. The message is one sentence with its name. */
export class UnusableFile extends Error {
  constructor(
    readonly path: string,
    what: string,
  ) {
    super(`${path} ${what}`)
    this.name = 'UnusableFile'
  }
}
