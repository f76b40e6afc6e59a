/** The result of the work. Rejects as soon as the signal aborts, whatever becomes of the work. */
export function unlessStopped<Done>(work: Promise<Done>, signal: AbortSignal): Promise<Done> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
