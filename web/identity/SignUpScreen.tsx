import { Checkbox, Link, makeStyles, Text, tokens } from '@fluentui/react-components'
import { companySizes, needs, positions, segments } from '@prumo/contracts/identity/signUpChoices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { CommandForm } from '../platform/forms/CommandForm'
import { ChoiceField, ManyChoicesField } from '../platform/forms/choiceFields'
import { useFieldError } from '../platform/forms/fieldErrors'
import type { Fields } from '../platform/forms/formFields'
import { PasswordField, TextField } from '../platform/forms/textFields'
import { TextLink } from '../platform/layout/TextLink'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import { useLanguage } from '../platform/texts/useLanguage'
import { AuthFrame } from './AuthFrame'
import { checkedSignUp } from './checkedSignUp'
import { signIn } from './signedIn'
import { typedPhone } from './typedPhone'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
  phone: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
  heading: { paddingTop: tokens.spacingVerticalS },
  read: { display: 'inline-block', padding: '4px 0' },
  error: { color: tokens.colorPaletteRedForeground1 },
})

/** Opens an organization with its first person, who administers it, and 15 days in which everything is open. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const navigate = useNavigate()
  // The same form sent again after a lost answer is the same sign-up.
  const [ids] = useState(() => ({ userId: newId(), organizationId: newId() }))
  const choices = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, text: t(`${group}.${value}`) }))

  const open = async (fields: Fields) => {
    const { text } = fields
    await send('SignUp', {
      ...ids,
      name: text('name').trim(),
      lastName: text('lastName').trim(),
      email: text('email').trim(),
      ...typedPhone(fields),
      password: text('password'),
      termsAccepted: true,
      companyName: text('companyName').trim(),
      size: text('size') as never,
      segment: text('segment') as never,
      position: text('position') as never,
      needs: fields.all('needs') as never,
      language,
    })
    await signIn(text('email').trim(), text('password'))
    await navigate(addresses.home(), { replace: true })
  }

  return (
    <AuthFrame title={t('signUp.title')}>
      <Text>{t('signUp.trial')}</Text>
      <CommandForm action={t('signUp.action')} check={checkedSignUp} onSubmit={open}>
        <div className={styles.pair}>
          <TextField name="name" autoComplete="given-name" autoFocus />
          <TextField name="lastName" autoComplete="family-name" />
        </div>
        <TextField name="email" type="email" autoComplete="username" label={t('field.corporateEmail')} />
        <div className={styles.phone}>
          <TextField name="areaCode" type="tel" maxLength={6} autoComplete="tel-area-code" placeholder="11" />
          <TextField name="phone" type="tel" maxLength={24} autoComplete="tel-local" />
        </div>
        <PasswordField name="password" autoComplete="new-password" hint={t('password.rule')} />
        <PasswordField name="confirmation" autoComplete="new-password" />
        <Text weight="semibold" className={styles.heading}>
          {t('signUp.company')}
        </Text>
        <TextField name="companyName" autoComplete="organization" />
        <div className={styles.pair}>
          <ChoiceField name="size" choices={choices('size', companySizes)} />
          <ChoiceField name="segment" choices={choices('segment', segments)} />
        </div>
        <ChoiceField name="position" choices={choices('position', positions)} />
        <ManyChoicesField name="needs" choices={choices('need', needs)} />
        <Terms />
      </CommandForm>
      <span>
        {t('signUp.haveAccount')} <TextLink to={addresses.signIn()}>{t('signIn.action')}</TextLink>
      </span>
    </AuthFrame>
  )
}

function Terms() {
  const { t } = useTranslation()
  const styles = useStyles()
  const code = useFieldError('termsAccepted')
  return (
    <div>
      <Checkbox name="termsAccepted" label={t('signUp.terms')} /> {/* In another tab: what is typed here stays. */}
      <Link href={addresses.terms()} target="_blank" rel="noopener" className={styles.read}>
        {t('signUp.readTerms')}
      </Link>
      {code && (
        <Text block role="alert" className={styles.error}>
          {t(`error.${code}`)}
        </Text>
      )}
    </div>
  )
}
