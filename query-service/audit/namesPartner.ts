import { isClosedTo, type User } from '@prumo/contracts/access'

type Named = { projectId: string | null; kinds: readonly string[] }

/** What names a customer or supplier for whoever sees the project. */
const partnerKinds = ['ProjectCustomerChanged', 'EntryRecorded', 'EntryChanged', 'EntryDeleted']

/** The register is for whoever may see it; whoever sees a project also sees what its customer is called. */
export const namesPartner = (reader: User) => {
  const isClosed = isClosedTo(reader, 'customers')
  return ({ projectId, kinds }: Named): boolean =>
    projectId ? partnerKinds.some((kind) => kinds.includes(kind)) : !isClosed
}
