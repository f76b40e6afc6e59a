import { additionalFields } from '@prumo/contracts/canvas/area'
import type { CanvasArea } from '@prumo/contracts/canvas/queries'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField } from '../platform/forms/choiceFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { SwitchField } from '../platform/forms/SwitchField'
import { TextField } from '../platform/forms/textFields'
import { areaIn, areaValues, textsOfArea, wrongInArea } from './areaForm'

type Props = {
  projectId: string
  canvas: CanvasArea['canvas']
  area?: CanvasArea
  trigger?: ReactElement
  onClosed?: () => void
}

/** An area's name, tips and rules: to add one to a canvas, or to change the one that is given. */
export function AreaDialog({ projectId, canvas, area, trigger, onClosed }: Props) {
  const { t } = useTranslation()
  const choices = ['', ...additionalFields].map((value) => ({
    value,
    text: t(value ? `additionalField.${value}` : 'canvas.noAdditionalField'),
  }))
  return (
    <CommandDialog
      type={area ? 'ChangeArea' : 'AddArea'}
      data={(fields, newId) => ({
        projectId,
        areaId: area?.areaId ?? newId,
        ...areaIn(fields),
        ...(!area && { canvas }),
      })}
      check={wrongInArea}
      record={
        area && {
          of: { type: 'ChangeArea', projectId, recordId: area.areaId },
          now: areaValues(area),
          textsOf: textsOfArea,
        }
      }
      {...(trigger && { trigger })}
      {...(onClosed && { onClosed })}
    >
      <TextField name="name" value={area?.name ?? ''} label={t('canvas.areaName')} required maxLength={100} autoFocus />
      <TextField name="quickTip" value={area?.quickTip ?? ''} hint={t('canvas.quickTipHint')} maxLength={200} />
      <LongTextField name="completeTip" value={area?.completeTip ?? ''} rows={3} />
      <SwitchField name="required" label={t('canvas.requiredArea')} value={area?.required ?? false} />
      <ChoiceField name="additionalField" value={area?.additionalField ?? ''} choices={choices} />
      <SwitchField
        name="financialIntegration"
        label={t('field.financialIntegration')}
        value={area?.financialIntegration ?? false}
      />
      <TextField
        name="classifications"
        value={area?.classifications.join(', ') ?? ''}
        hint={t('canvas.classificationsHint')}
        maxLength={2000}
      />
    </CommandDialog>
  )
}
