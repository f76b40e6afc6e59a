import { randomBytes } from 'node:crypto'
import type { ProofMail } from '@prumo/contracts/identity/account'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Domain } from '../pipeline/domain'
import type { Credentials } from './credentials'
import { mailOfProof } from './mailOfProof'

export type ProofParts = { credentials: Credentials; mail: Mail; publicUrl: string }
type Addressed = { userId: string; proofId: string; email: string; language: Language; by: ProofMail }

/** Mails a new link by which the account's address is proven. What is kept of it is a hash, and one of the address. */
export async function mailProof(
  { credentials, mail, publicUrl }: ProofParts,
  { nameHash }: Pick<Domain, 'nameHash'>,
  { userId, proofId, email, language, by }: Addressed,
): Promise<void> {
  const code = randomBytes(32).toString('base64url')
  await credentials.keepProof(code, { proofId, userId, addressHash: nameHash('email', email) })
  await mail.send(mailOfProof(email, language, by, `${publicUrl}/signin/proof?code=${code}`))
}
