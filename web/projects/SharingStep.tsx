import { Button, Checkbox, Field, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { projectRoles } from '@prumo/contracts/access'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'
import { FailureBar } from '../platform/layout/FailureBar'
import { QuietText } from '../platform/layout/QuietText'
import type { Failure } from '../platform/server/failure'
import { useSession } from '../platform/session/useAccess'
import { ColleagueInput } from './ColleagueInput'
import { NoColleagues } from './NoColleagues'
import type { NewProject } from './newProjectMachine'
import { fullName } from './offeredColleagues'
import { useColleagues } from './useColleagues'

type Share = NewProject['sharedWith'][number]
type Props = {
  draft: NewProject
  failure: Failure | undefined
  onContinue: (changes: Partial<NewProject>) => void
  onBack: (changes: Partial<NewProject>) => void
}
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  email: { flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis' },
  options: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalM, paddingTop: tokens.spacingVerticalS },
})

/** Who else manages the project, works on it or follows it. */
export function SharingStep({ draft, failure, onContinue, onBack }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [people, setPeople] = useState<Share[]>(draft.sharedWith)
  const [email, setEmail] = useState('')
  const [as, setAs] = useState<Share['as']>(['team'])
  const [error, setError] = useState('')
  const creator = useSession()?.userEmail
  const takePart = [...(creator ? [creator] : []), ...people.map((person) => person.email)]

  const wrong = () => {
    if (!looksLikeEmail(email.trim())) return 'email.invalid'
    if (as.length === 0) return 'share.roleMissing'
    return people.some((person) => person.email === email.trim().toLowerCase()) ? 'share.repeated' : ''
  }
  const include = (): Share[] | undefined => {
    const code = wrong()
    setError(code)
    if (code) return undefined
    const included = [...people, { email: email.trim().toLowerCase(), as }]
    setPeople(included)
    setEmail('')
    return included
  }
  // An address that was typed but not yet included is meant to be.
  const proceed = () => {
    const sharedWith = email.trim() === '' ? people : include()
    if (sharedWith) onContinue({ sharedWith })
  }

  return (
    <div className={styles.root}>
      <Field
        label={t('field.email')}
        hint={t('wizard.shareHint')}
        {...(error && { validationState: 'error' as const, validationMessage: t(`error.${error}`) })}
      >
        <ColleagueInput value={email} takePart={takePart} onChange={setEmail} onEnter={() => void include()} />
      </Field>
      <NoColleagues />
      <div className={styles.options}>
        {projectRoles.map((option) => (
          <Checkbox
            key={option}
            label={t(`role.${option}`)}
            checked={as.includes(option)}
            onChange={(_, { checked }) => setAs(checked ? [...as, option] : as.filter((each) => each !== option))}
          />
        ))}
        <Button onClick={include}>{t('wizard.addPerson')}</Button>
      </div>
      <QuietText>{t('wizard.managerHint')}</QuietText>
      {people.length === 0 ? (
        <Text>{t('wizard.noPeople')}</Text>
      ) : (
        <PeopleList people={people} onRemove={(gone) => setPeople(people.filter((person) => person !== gone))} />
      )}
      <FailureBar failure={failure} />
      <div className={styles.actions}>
        <Button onClick={() => onBack({ sharedWith: people })}>{t('previous')}</Button>
        <Button appearance="primary" onClick={proceed}>
          {t('next')}
        </Button>
      </div>
    </div>
  )
}

function PeopleList({ people, onRemove }: { people: readonly Share[]; onRemove: (person: Share) => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const colleagues = useColleagues()
  const nameOf = (email: string) => {
    const colleague = colleagues?.find((each) => each.email === email)
    return colleague && fullName(colleague)
  }
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.email} className={styles.person}>
          <span className={styles.email}>
            {nameOf(person.email)}
            <Text block size={200}>
              {person.email}
            </Text>
          </span>
          <Text size={200}>{person.as.map((option) => t(`role.${option}`)).join(', ')}</Text>
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            aria-label={t('wizard.removePerson', { email: person.email })}
            onClick={() => onRemove(person)}
          />
        </li>
      ))}
    </ul>
  )
}
