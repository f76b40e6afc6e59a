import type { Logger } from '@prumo/platform/telemetry/logger'

type Parts = { record: () => Promise<void>; logger: Logger; everyMs: number }

type DenialRecording = {
  /** Records now what there is; resolves when it is. */
  begin(): Promise<void>
  stop(): Promise<void>
}

/** Records what is denied, at the start and from time to time, one run after the other. */
export function recordDenials({ record, logger, everyMs }: Parts): DenialRecording {
  let recording = Promise.resolve()
  const begin = () => {
    recording = recording
      .then(record)
      .catch((error: unknown) => logger.warn({ err: error }, 'could not record denials; will retry'))
    return recording
  }
  const timer = setInterval(begin, everyMs)
  timer.unref()
  void begin()
  return {
    begin,
    stop: () => {
      clearInterval(timer)
      return recording
    },
  }
}
