import { useTranslation } from 'react-i18next'
import { CommandForm } from '../platform/forms/CommandForm'
import type { Failure } from '../platform/server/failure'
import { atField } from './atField'
import { DetailsFields } from './DetailsFields'
import { checkedDetails, detailsIn } from './detailsIn'
import type { NewProject } from './newProjectMachine'

/** A new project has none yet: what is chosen here is only kept. */
const none = { customerId: null, customer: null, customerGone: false }

type Props = { draft: NewProject; failure: Failure | undefined; onContinue: (changes: Partial<NewProject>) => void }

export function GeneralStep({ draft, failure, onContinue }: Props) {
  const { t } = useTranslation()
  return (
    <CommandForm
      action={t('next')}
      failure={failure && atField(failure)}
      check={checkedDetails}
      onSubmit={async (fields) => onContinue(detailsIn(fields))}
    >
      <DetailsFields value={{ ...draft, customerId: draft.customerId ?? null }} present={none} />
    </CommandForm>
  )
}
