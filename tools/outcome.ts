/** What passed, what failed and what was skipped, over every kind of check. */
export class Outcome {
  private readonly passes: string[] = []
  private readonly failures: string[] = []
  private readonly skips = new Map<string, number>()

  passed(name: string): void {
    this.passes.push(name)
  }

  failed(name: string): void {
    this.failures.push(name)
  }

  skipped(reason: string): void {
    this.skips.set(reason, (this.skips.get(reason) ?? 0) + 1)
  }

  isGood(): boolean {
    return this.failures.length === 0
  }

  /** The names of what failed and the reasons of what was skipped, then the counts alone on the last line. */
  summary(): string {
    const skipped = [...this.skips.values()].reduce((sum, count) => sum + count, 0)
    return [
      ...(this.failures.length ? ['\nFailed:', ...this.failures.map((name) => `  ${name}`)] : []),
      ...(skipped ? ['\nSkipped:', ...[...this.skips].map(([reason, count]) => `  ${count} × ${reason}`)] : []),
      '',
      `${this.passes.length} passed, ${this.failures.length} failed, ${skipped} skipped`,
    ].join('\n')
  }
}
