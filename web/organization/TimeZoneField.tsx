import { timeZones } from '@prumo/contracts/organization/timeZones'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsWords } from '../platform/formats/plainText'
import { draftable } from '../platform/forms/draftable'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { SearchedChoice } from '../platform/forms/SearchedChoice'
import { type Common, Framed, firstOf } from '../platform/forms/textFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { useZoneText } from './useZoneText'

/** One of the time zones, found by the names of places or of the zone. */
export const TimeZoneField = draftable(PlainTimeZoneField, firstOf)

function PlainTimeZoneField({ value = '', ...frame }: Common & { value?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const zoneText = useZoneText()
  const [chosen, setChosen] = useState(value)
  const choices = timeZones.map((timeZone) => ({ value: timeZone, text: zoneText(timeZone) }))
  const textOf = (timeZone: string) => choices.find((choice) => choice.value === timeZone)?.text ?? ''
  return (
    <Framed {...frame} shown={textOf(value)} words={(texts) => textOf(firstOf(texts))}>
      <div style={{ display: 'grid' }}>
        <HiddenValue name={frame.name} value={chosen} />
        <SearchedChoice
          label={t(`field.${frame.name}`)}
          any={t('organization.noTimeZone')}
          value={chosen}
          question={`time zones ${language}`}
          ask={async ({ search = '', chosenId }) => {
            const isSought = (choice: (typeof choices)[number]) =>
              chosenId ? choice.value === chosenId : containsWords(`${choice.text} ${choice.value}`, search)
            return { items: choices.filter(isSought), next: null }
          }}
          onChange={setChosen}
        />
      </div>
    </Framed>
  )
}
