import type { EventOf } from '@prumo/contracts/index'
import { projection } from '../projection'

type Accepted = EventOf<'OlderLogAccepted'>['data'] & { at: string }
type LogAccepted = EventOf<'LogAccepted'>['data'] & { at: string }
type EndAccepted = EventOf<'ShorterLogAccepted'>['data'] & { at: string }
type Places = {
  of: string
  recipientIds: string[]
  webhookUrl: string | null
  accepted: Accepted[]
  logsAccepted: LogAccepted[]
  endsAccepted: EndAccepted[]
}

const of = 'organization'
const none: Places = { of, recipientIds: [], webhookUrl: null, accepted: [], logsAccepted: [], endsAccepted: [] }

/** One row per organization: where its heads are sent, and which losses of the log an operator has accepted. */
export const headPlaces = projection<Places>({
  table: 'audit_head_places',
  version: 3,
  key: 'of',
  keys: () => [of],
  columns: (table) => {
    table.text('of').notNullable()
    table.jsonb('recipient_ids').notNullable()
    table.text('webhook_url')
    for (const decisions of ['accepted', 'logs_accepted', 'ends_accepted']) table.jsonb(decisions).notNullable()
  },

  on: {
    HeadPlacesChosen: (row, { recipientIds, webhookUrl }) => ({ ...(row ?? none), recipientIds, webhookUrl }),
    OlderLogAccepted: (row, data, { at }) => ({
      ...(row ?? none),
      accepted: [...(row ?? none).accepted, { ...data, at }],
    }),
    LogAccepted: (row, data, { at }) => ({
      ...(row ?? none),
      logsAccepted: [...(row ?? none).logsAccepted, { ...data, at }],
    }),
    ShorterLogAccepted: (row, data, { at }) => ({
      ...(row ?? none),
      endsAccepted: [...(row ?? none).endsAccepted, { ...data, at }],
    }),
  },
})
