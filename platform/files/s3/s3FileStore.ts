import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsV4Signer } from 'aws4fetch'
import { checkedKey } from '../checkedKey'
import type { ByteRange, FileStore } from '../fileStore'
import { measured } from '../measured'

export type S3Access = {
  /** Such as `https://s3.sa-east-1.amazonaws.com`, or that of another product that speaks S3's protocol. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Request = { headers?: Record<string, string>; body?: AsyncIterable<Uint8Array> }

/**
 * Files in a bucket of Amazon S3, or of what speaks its protocol, addressed by path and signed with AWS Signature
 * Version 4 (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). A content goes up in one
 * request of a length that is known before: the bucket keeps it as a whole, or not at all.
 */
export function s3FileStore({ endpoint, bucket, region, ...credentials }: S3Access): FileStore {
  const ask = async (method: string, key: string, { headers = {}, body }: Request = {}): Promise<Response> => {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${checkedKey(key)}`
    const signed = await new AwsV4Signer({ ...credentials, service: 's3', region, method, url, headers }).sign()
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      ...(body && { body: body as unknown as BodyInit, duplex: 'half' }),
    })
  }

  return {
    put: async (key, content, size) => {
      const passing = measured(content, size)
      const source = rememberingFailure(passing.content)
      try {
        const headers = { 'Content-Length': String(size), 'Content-Type': 'application/octet-stream' }
        const answer = await ask('PUT', key, { headers, body: source.content })
        await expectStatus(answer, 200)
      } catch (error) {
        throw source.failure() ?? error
      }
      return { sha256: passing.sha256() }
    },

    open: async (key, range) => {
      const answer = await ask('GET', key, { headers: headerOf(range) })
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      await expectStatus(answer, range ? 206 : 200)
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
    },

    remove: async (key) => {
      const answer = await ask('DELETE', key)
      await expectStatus(answer, 204, 200, 404)
      await answer.body?.cancel()
    },
  }
}

const headerOf = (range?: ByteRange): Record<string, string> =>
  range ? { Range: `bytes=${range.start}-${range.end}` } : {}

async function expectStatus(answer: Response, ...expected: number[]): Promise<void> {
  if (expected.includes(answer.status)) return
  const detail = (await answer.text()).slice(0, 500)
  throw new Error(`the S3 store answered ${answer.status}: ${detail}`)
}

/** What the source of a request's body failed of: the request itself only says that it failed. */
function rememberingFailure(source: AsyncIterable<Uint8Array>) {
  let failure: unknown
  const content = async function* () {
    try {
      yield* source
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { content: content(), failure: () => failure }
}
