import { makeStyles, tokens } from '@fluentui/react-components'
import { companySizes, segments } from '@prumo/contracts/identity/signUpChoices'
import type { Company } from '@prumo/contracts/organization/company'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { keepLogotipo } from '../identity/signedIn'
import { keptDrafts } from '../platform/drafts/keptDrafts'
import { CommandForm } from '../platform/forms/CommandForm'
import { ChoiceField } from '../platform/forms/choiceFields'
import { FieldDrafts } from '../platform/forms/fieldDrafts'
import { type Fields, missing } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { UnsentTexts } from '../platform/forms/UnsentTexts'
import { useSeenRecord } from '../platform/forms/useSeenRecord'
import { Facts } from '../platform/layout/Facts'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useToasts } from '../platform/layout/useToasts'
import { assignToField } from '../platform/server/assignToField'
import type { Failure } from '../platform/server/failure'
import { useAccess } from '../platform/session/useAccess'
import { saveCompany, useCompany } from './company'
import { companyIn, shownDocument, textsOfCompany } from './companyValues'
import { TimeZoneSection } from './TimeZoneSection'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
  heading: { paddingTop: tokens.spacingVerticalM },
})

/** The company's record, saved as a whole, and where its days begin. */
export function CompanyTab() {
  const can = useAccess()
  const { data: company, error, mutate } = useCompany()
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!company) return <Loading rows={8} shape="fields" />
  const keep = (record: Company) => void mutate(record, { revalidate: false })
  return (
    <>
      {can('organization', 'editOnly') ? (
        <CompanyForm company={company} onSaved={keep} lookAgain={() => mutate()} />
      ) : (
        <CompanyFacts company={company} />
      )}
      <TimeZoneSection />
    </>
  )
}

/** That another organization has it is said where it is typed. */
const takenAtField = (failure: Failure): Failure =>
  assignToField(failure, { 'organization.documentTaken': 'document', 'organization.subdomainTaken': 'subdomain' })

/** What was typed of it, in this tab. */
const unsentId = 'unsent/SaveCompany'

type FormProps = { company: Company; onSaved: (record: Company) => void; lookAgain: () => Promise<unknown> }

function CompanyForm({ company, onSaved, lookAgain }: FormProps) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { data: logotipoUrl, mutate: lookForLogotipo } = useSWR('logotipo', () => keepLogotipo())
  const [saves, setSaves] = useState(0)
  const seen = useSeenRecord({
    of: { type: 'SaveCompany' },
    now: { ...company },
    textsOf: textsOfCompany,
    whole: true,
  })
  const save = async (fields: Fields) => {
    const record = companyIn(fields, company.document)
    try {
      await saveCompany(seen.sent(record))
    } catch (failure) {
      if (!seen.asksAfter(failure as Failure)) throw failure
      return void (await lookAgain())
    }
    onSaved(record)
    seen.begin({ ...record })
    keptDrafts.drop(unsentId)
    setSaves(saves + 1)
    toasts.done(t('done.SaveCompany'))
    await lookForLogotipo()
  }
  return (
    <CommandForm
      action={t(seen.isAsking ? 'draft.replace' : 'save')}
      check={(fields) => missing(fields, { name: 'companyName.missing' })}
      onSubmit={save}
      failureOf={takenAtField}
    >
      <FieldDrafts.Provider value={seen.fieldDraft}>
        <UnsentTexts
          key={saves}
          idOf={() => unsentId}
          seen={seen.seen}
          onGive={seen.give}
          given={seen.fieldDraft.given}
        />
        <CompanyFields company={company} />
      </FieldDrafts.Provider>
      {seen.question}
      {company.logotipoUrl && logotipoUrl === '' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('organization.logotipoMissing')}</MessageBarBody>
        </MessageBar>
      )}
    </CommandForm>
  )
}

function CompanyFields({ company }: { company: Company }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <TextField name="name" label={t('field.companyName')} value={company.name} maxLength={200} required />
      <div className={styles.pair}>
        <ChoiceField
          name="size"
          label={t('field.size')}
          value={company.size}
          choices={companySizes.map((value) => ({ value, text: t(`size.${value}`) }))}
        />
        <ChoiceField
          name="segment"
          label={t('field.segment')}
          value={company.segment}
          choices={segments.map((value) => ({ value, text: t(`segment.${value}`) }))}
        />
      </div>
      <div className={styles.pair}>
        <TextField name="document" value={shownDocument(company.document)} maxLength={20} />
        <TextField name="phone" type="tel" value={company.phone ?? ''} maxLength={30} />
      </div>
      <TextField name="website" value={company.website ?? ''} maxLength={300} />
      <div className={styles.pair}>
        <TextField name="city" value={company.city ?? ''} maxLength={100} />
        <TextField name="state" label={t('organization.state')} value={company.state ?? ''} maxLength={100} />
      </div>
      <SectionTitle className={styles.heading}>{t('organization.signInPage')}</SectionTitle>
      <TextField
        name="subdomain"
        value={company.subdomain ?? ''}
        maxLength={30}
        hint={t('organization.subdomainHint', { address: `${location.host}/` })}
      />
      <TextField
        name="logotipoUrl"
        type="url"
        value={company.logotipoUrl ?? ''}
        placeholder="https://"
        hint={t('organization.logotipoHint')}
      />
    </>
  )
}

/** The record for who may see it, but not change it. */
function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation()
  const facts: [string, string | null][] = [
    [t('field.companyName'), company.name],
    [t('field.size'), t(`size.${company.size}`)],
    [t('field.segment'), t(`segment.${company.segment}`)],
    [t('field.document'), shownDocument(company.document)],
    [t('field.phone'), company.phone],
    [t('field.website'), company.website],
    [t('field.city'), company.city],
    [t('organization.state'), company.state],
    [t('field.subdomain'), company.subdomain && `${location.host}/${company.subdomain}`],
    [t('field.logotipoUrl'), company.logotipoUrl],
  ]
  return <Facts facts={facts.map(([name, value]) => [name, value || t('notGiven')] as const)} />
}
