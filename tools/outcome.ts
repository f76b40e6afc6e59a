/** What passed, what failed and what was skipped, over every kind of check. */
export class Outcome {
  private readonly passes: string[] = []
  private readonly failures: string[] = []
  private readonly unsteadies: string[] = []
  private readonly skips = new Map<string, number>()

  passed(name: string): void {
    this.passes.push(name)
  }

  failed(name: string): void {
    this.failures.push(name)
  }

  /** It failed at first, and passed at a second try. */
  unsteady(name: string): void {
    this.unsteadies.push(name)
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
      ...section('Failed at first, passed alone (unsteady: to be mended)', this.unsteadies),
      ...section('Failed', this.failures),
      ...section(
        'Skipped',
        [...this.skips].map(([reason, count]) => `${count} × ${reason}`),
      ),
      '',
      `${this.passes.length} passed, ${this.failures.length} failed, ${skipped} skipped`,
    ].join('\n')
  }
}

const section = (title: string, lines: string[]) =>
  lines.length ? [`\n${title}:`, ...lines.map((line) => `  ${line}`)] : []
