import type { EventOf } from '@prumo/contracts/index'
import { projection } from '../projection'

type Accepted = EventOf<'OlderLogAccepted'>['data'] & { at: string }
type Places = { of: string; recipientIds: string[]; webhookUrl: string | null; accepted: Accepted[] }

const of = 'organization'
const none: Places = { of, recipientIds: [], webhookUrl: null, accepted: [] }

/** One row per organization: where its heads go, and which of them its log lacks by an operator's decision. */
export const headPlaces = projection<Places>({
  table: 'audit_head_places',
  version: 1,
  key: 'of',
  keys: () => [of],
  columns: (table) => {
    table.text('of').notNullable()
    table.jsonb('recipient_ids').notNullable()
    table.text('webhook_url')
    table.jsonb('accepted').notNullable()
  },

  on: {
    HeadPlacesChosen: (row, { recipientIds, webhookUrl }) => ({ ...(row ?? none), recipientIds, webhookUrl }),
    OlderLogAccepted: (row, data, { at }) => ({
      ...(row ?? none),
      accepted: [...(row ?? none).accepted, { ...data, at }],
    }),
  },
})
