import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export type Metrics = {
  /** What only grows. */
  counter(name: string, help: string): () => void
  /** What is asked for when somebody looks: a value for each of its labels, or one. */
  gauge<Label extends string>(name: string, help: string, label: Label, read: () => Promise<Map<string, number>>): void
  gaugeOf(name: string, help: string, read: () => Promise<number> | number): void
  /** The text that Prometheus reads, and its content type. */
  text(): Promise<{ type: string; body: string }>
}

/** The figures of this process: node's own, and what is added. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  return {
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers })
      return () => counter.inc()
    },
    gauge: (name, help, label, read) => {
      new Gauge({
        name,
        help,
        registers,
        labelNames: [label],
        async collect() {
          this.reset()
          for (const [of, value] of await read()) this.set({ [label]: of } as Record<typeof label, string>, value)
        },
      })
    },
    gaugeOf: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read())
        },
      })
    },
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }
}
