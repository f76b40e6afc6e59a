import { useTranslation } from 'react-i18next'
import { CommandForm } from '../platform/CommandForm'
import { Failure } from '../platform/failure'
import { DetailsFields } from './DetailsFields'
import { checkedDetails, detailsIn } from './detailsIn'
import type { NewProject } from './newProjectMachine'

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
      <DetailsFields value={draft} />
    </CommandForm>
  )
}

/** A code that is taken is shown at its field. */
const atField = (failure: Failure) =>
  failure.code === 'project.internalCodeTaken'
    ? new Failure(failure.code, failure.status, {}, [{ path: 'internalCode', code: failure.code }])
    : failure
