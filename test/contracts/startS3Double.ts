import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The part of S3's protocol that files need, in memory: objects by path, ranges of them, and checked signatures. */
export async function startS3Double(access: { accessKeyId: string; secretAccessKey: string; region: string }) {
  const objects = new Map<string, Buffer>()

  const answers: Record<string, (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>> = {
    PUT: async (request, response, path) => {
      const length = Number(request.headers['content-length'] ?? Number.NaN)
      if (Number.isNaN(length)) return end(response, 411, 'MissingContentLength')
      const content = Buffer.concat(await request.toArray())
      if (content.length !== length) return end(response, 400, 'IncompleteBody')
      objects.set(path, content)
      return end(response, 200)
    },
    GET: async (request, response, path) => {
      const content = objects.get(path)
      if (!content) return end(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
      if (!range) return end(response, 200, content)
      return end(response, 206, content.subarray(Number(range[1]), Number(range[2]) + 1))
    },
    DELETE: async (_, response, path) => {
      objects.delete(path)
      return end(response, 204)
    },
  }

  const server = createServer((request, response) => {
    const answer = answers[request.method ?? '']
    if (!answer || !isSigned(request, access)) return void end(response, 403, 'SignatureDoesNotMatch')
    answer(request, response, request.url ?? '').catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function end(response: ServerResponse, status: number, body: string | Buffer = ''): Promise<void> {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) }).end(status === 204 ? undefined : body)
}

/** Whether the signature is right by AWS Signature Version 4, computed here from its definition. */
function isSigned(
  { method, url, headers }: IncomingMessage,
  { accessKeyId, secretAccessKey, region }: { accessKeyId: string; secretAccessKey: string; region: string },
): boolean {
  const given = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '')
  const [, credential = '', names = '', signature = ''] = given ?? []
  const instant = String(headers['x-amz-date'])
  const scope = `${instant.slice(0, 8)}/${region}/s3/aws4_request`
  const canonicalHeaders = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, url, '', canonicalHeaders.join(''), names, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, hash(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((signing, part) => hmac(signing, part), `AWS4${secretAccessKey}`)
  return credential === `${accessKeyId}/${scope}` && signature === hmac(key, toSign).toString('hex')
}
