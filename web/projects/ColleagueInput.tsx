import { Combobox, Input, makeStyles, Option } from '@fluentui/react-components'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'
import { QuietText } from '../platform/layout/QuietText'
import { useAccess } from '../platform/session/useAccess'
import { fullName, offeredColleagues } from './offeredColleagues'
import { type Colleague, useColleagues } from './useColleagues'

const useStyles = makeStyles({
  root: { minWidth: 0, width: '100%', '& input': { minWidth: 0, textOverflow: 'ellipsis' } },
  person: { display: 'grid', overflowWrap: 'anywhere' },
})

/** As many as one looks through: whoever stands further down is searched for. */
const most = 50

type ColleagueInputProps = {
  name?: string
  /** An address, or the words by which somebody is searched for. */
  value: string
  /** The addresses of those who are not offered. */
  takePart: readonly string[]
  onChange: (value: string) => void
  /** Enter, while nothing is being chosen. */
  onEnter?: () => void
}

/** Takes an address; whoever may see the organization's people chooses among them, by name or address, as well. */
export function ColleagueInput(props: ColleagueInputProps) {
  const can = useAccess()
  const colleagues = useColleagues()
  const { name, value, onChange, onEnter } = props
  // The field is the same before the people are loaded: it may have the focus already.
  if (can('organization', 'viewOnly')) return <ColleagueChoice {...props} colleagues={colleagues} />
  return (
    <Input
      type="email"
      autoComplete="off"
      style={{ minWidth: 0 }}
      input={{ style: { minWidth: 0 } }}
      {...(name && { name })}
      value={value}
      onChange={(_, typed) => onChange(typed.value)}
      onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
    />
  )
}

type ChoiceProps = ColleagueInputProps & { colleagues: readonly Colleague[] | undefined }

function ColleagueChoice({ name, value, takePart, colleagues = [], onChange, onEnter }: ChoiceProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const isAddress = looksLikeEmail(value.trim())
  const found = offeredColleagues(colleagues, isAddress ? '' : value, takePart)
  const choose = (email: string) => {
    onChange(email)
    setOpen(false)
  }
  const choosesByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    if (!isOpen) return onEnter?.()
    // Fluent chooses whoever is marked; of whoever is found alone there is no doubt.
    if (value.trim() !== '' && found.length === 1 && found[0]) choose(found[0].email)
  }
  return (
    <Combobox
      freeform
      className={styles.root}
      autoComplete="off"
      {...(name && { name })}
      placeholder={t('sharing.searchColleague')}
      expandIcon={{ 'aria-label': t('showChoices'), tabIndex: -1 }}
      positioning={{ position: 'below', align: 'start', pinned: true, autoSize: 'height' }}
      open={isOpen}
      onOpenChange={(_, { open }) => setOpen(open)}
      value={value}
      selectedOptions={isAddress ? [value] : []}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value)
        setOpen(!looksLikeEmail(currentTarget.value.trim()))
      }}
      onKeyDown={choosesByEnter}
      onOptionSelect={(event, { optionValue }) => {
        // Typing takes the choice away as Fluent sees it, and Tab chooses. Here they only search and leave.
        if (optionValue !== undefined && !('key' in event && event.key === 'Tab')) choose(optionValue)
      }}
    >
      {found.slice(0, most).map((colleague) => (
        <Option key={colleague.userId} value={colleague.email} text={fullName(colleague)}>
          <span className={styles.person}>
            {fullName(colleague)}
            <QuietText>{colleague.email}</QuietText>
          </span>
        </Option>
      ))}
      {(found.length === 0 || found.length > most) && (
        <Option key="rest" disabled text="">
          {t(found.length === 0 ? 'noChoices' : 'sharing.searchForMore')}
        </Option>
      )}
    </Combobox>
  )
}
