import type { Letter } from '@prumo/platform/mail/mail'
import { mailedWords } from '@prumo/platform/mail/mailedWords'

export type BudgetRequest = { organizationId: string; requestId: string; seats: number; message: string }

/** Tells the operator that an organization asks for Enterprise. It is in both languages: nobody knows theirs. */
export const mailOfBudget = (to: string, { organizationId, requestId, seats, message }: BudgetRequest): Letter => ({
  to,
  subject: `Prumo: ${organizationId.slice(0, 8)}`,
  messageId: `<budget-${requestId}@prumo>`,
  text: `Pedido de orçamento / Budget request\n\norganizationId: ${organizationId}\nrequestId: ${requestId}\nseats: ${seats}\n\n${message.split('\n').map(mailedWords).join('\n')}\n`,
})
