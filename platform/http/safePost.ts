import { request } from 'node:https'
import { type OutwardOptions, outward } from './outward'

/**
 * Posts JSON to an address that a user has given us, and returns the status. Redirects are not followed, and the
 * response body is not read. Throws `ForbiddenAddress`, or what the connection throws.
 */
export async function safePost(address: string, body: object, outwardOptions: OutwardOptions = {}): Promise<number> {
  const { url, options } = outward(address, outwardOptions)
  return new Promise((done, fail) => {
    const sending = request(
      url,
      {
        ...options,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': 'Prumo' },
      },
      (response) => {
        done(response.statusCode ?? 0)
        response.destroy()
      },
    )
    sending.on('error', fail)
    // Whoever answers that they speak something else now is hung up on, which is no error.
    sending.on('close', () => fail(new Error('closed before it was answered')))
    sending.end(JSON.stringify(body))
  })
}
