import { assignToField } from '../platform/server/assignToField'
import type { Failure } from '../platform/server/failure'

const fieldOf = {
  'project.internalCodeTaken': 'internalCode',
  'project.currencyInUse': 'currency',
  'partner.unknown': 'customerId',
  'partner.notCustomer': 'customerId',
}

/** A rule about one field of a project's details, said at this field. */
export const atField = (failure: Failure): Failure => assignToField(failure, fieldOf)
