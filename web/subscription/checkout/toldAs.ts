import { Failure } from '../../platform/server/failure'

/** What went wrong by itself says what it means at checkout; a refusal says why it is one. */
export const toldAs =
  (code: string) =>
  (failure: Failure): never => {
    const isRefusal = failure.status > 0 && failure.status < 500 && failure.code !== 'failure.unexpected'
    throw isRefusal ? failure : new Failure(code, failure.status, {}, [], failure.requestId)
  }
