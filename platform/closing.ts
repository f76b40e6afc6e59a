type Closing = {
  onClose(close: () => unknown): void
  close(): Promise<void>
}

/** What is opened, closed in the reverse order. */
export function closing(): Closing {
  const steps: (() => unknown)[] = []
  let closed = Promise.resolve()
  const closeAll = async () => {
    for (const step of steps.splice(0)) await step()
  }
  return {
    onClose: (step) => void steps.unshift(step),
    // Whoever asks for it again, by a second signal, waits for what the first one has begun.
    close: () => {
      closed = closed.then(closeAll)
      return closed
    },
  }
}
