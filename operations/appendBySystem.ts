import { randomUUID } from 'node:crypto'
import type { EventOf, EventType } from '@prumo/contracts/index'
import type { Draft } from '@prumo/platform/eventLog/eventCodec'
import type { Foundation } from '@prumo/platform/foundation'

type Codec = ReturnType<Foundation['keyringOn']>['codec']
type SystemEvent<Type extends EventType> = { type: Type; data: EventOf<Type>['data']; organizationId: string }

/** Records what an operator decided, as an event of an organization's. */
export async function appendBySystem<Type extends EventType>(
  { log, codec }: Pick<Foundation, 'log'> & { codec: Codec },
  stream: string,
  revision: number,
  { type, data, organizationId }: SystemEvent<Type>,
): Promise<void> {
  const commandId = randomUUID()
  const draft = {
    id: randomUUID(),
    type,
    data,
    organizationId,
    projectId: null,
    metadata: {
      actor: { kind: 'system' },
      commandId,
      causationId: commandId,
      correlationId: commandId,
      payloadHash: '',
      permissionBasis: 'system',
      from: null,
    },
  } as Draft
  await log.append(stream, revision, await codec.encodeAll([draft]))
}
