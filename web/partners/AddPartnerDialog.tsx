import { AddRegular } from '@fluentui/react-icons'
import type { PartnerType } from '@prumo/contracts/partners/partnerChoices'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { documentAtField } from './documentAtField'
import { PartnerFields } from './PartnerFields'
import { partnerIn, wrongIn } from './partnerValues'

/** A new customer or supplier; `types` are ticked from the start. */
export function AddPartnerDialog({ types }: { types: readonly PartnerType[] }) {
  return (
    <CommandDialog
      type="AddPartner"
      data={(fields, partnerId) => ({ partnerId, ...partnerIn(fields) })}
      check={wrongIn}
      failureOf={documentAtField}
      buttonProps={{ appearance: 'primary', icon: <AddRegular /> }}
    >
      <PartnerFields types={types} />
    </CommandDialog>
  )
}
