import { AddRegular } from '@fluentui/react-icons'
import type { PartnerType } from '@prumo/contracts/partners/partnerChoices'
import { type ReactElement, useRef } from 'react'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { documentAtField } from './documentAtField'
import { PartnerFields } from './PartnerFields'
import { partnerIn, wrongIn } from './partnerValues'

type Props = {
  /** Ticked from the start. */
  types: readonly PartnerType[]
  /** What opens it in place of its usual button. */
  trigger?: ReactElement
  onAdded?: (partnerId: string) => void
}

/** A new customer or supplier. */
export function AddPartnerDialog({ types, trigger, onAdded }: Props) {
  const newId = useRef('')
  return (
    <CommandDialog
      type="AddPartner"
      data={(fields, partnerId) => {
        newId.current = partnerId
        return { partnerId, ...partnerIn(fields) }
      }}
      check={wrongIn}
      failureOf={documentAtField}
      {...(trigger ? { trigger } : { buttonProps: { appearance: 'primary', size: 'small', icon: <AddRegular /> } })}
      onClosed={(sent) => sent && onAdded?.(newId.current)}
    >
      <PartnerFields types={types} />
    </CommandDialog>
  )
}
