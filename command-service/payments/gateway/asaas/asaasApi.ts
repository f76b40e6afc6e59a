import { z } from 'zod'
import { GatewayUnavailable } from '../gateway'

/** Asks Asaas, and gives back what it answered as this schema has it; `undefined` where it knows nothing of it. */
export type AsaasApi = {
  read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined>
  create<Schema extends z.ZodType>(path: string, schema: Schema, body: object): Promise<z.output<Schema>>
  remove(path: string): Promise<void>
}

const timeoutMs = 10_000

/** It says what is wrong with a request: https://docs.asaas.com/docs/codigos-http-das-respostas */
const failure = z.object({ errors: z.array(z.object({ code: z.string() })) })

export function asaasApi({ url, key }: { url: string; key: string }): AsaasApi {
  const ask = async (method: string, path: string, body?: object) => {
    try {
      return await fetch(`${url}/v3${path}`, {
        method,
        headers: { access_token: key, 'Content-Type': 'application/json', 'User-Agent': 'Prumo' },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw new GatewayUnavailable('Asaas does not answer', error)
    }
  }

  const parsed = async <Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> => {
    const body: unknown = await response.json().catch(() => undefined)
    const refusal = failure.safeParse(body)
    if (!response.ok)
      throw new GatewayUnavailable(`Asaas says ${response.status} ${refusal.data?.errors[0]?.code ?? ''}`.trim())
    const answer = schema.safeParse(body)
    if (!answer.success) throw new GatewayUnavailable('Asaas answers what it should not', answer.error)
    return answer.data
  }

  return {
    read: async (path, schema) => {
      const response = await ask('GET', path)
      return response.status === 404 ? undefined : parsed(response, schema)
    },
    create: async (path, schema, body) => parsed(await ask('POST', path, body), schema),
    remove: async (path) => {
      const response = await ask('DELETE', path)
      if (response.status !== 404) await parsed(response, z.unknown())
    },
  }
}
