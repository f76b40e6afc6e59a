import { Button, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { FormDesign } from './useFormDesign'

/** Begins another section: its name is written where it stands. */
export function AddSection({ count, design }: { count: number; design: FormDesign }) {
  const { t } = useTranslation()
  return (
    <div>
      {count === 0 && (
        <Text as="p" block>
          {t('documents.beginForm')}
        </Text>
      )}
      <Button
        icon={<AddRegular />}
        appearance={count === 0 ? 'primary' : 'secondary'}
        onClick={() => void design.addSection(t('documents.newSection', { number: count + 1 }))}
      >
        {t('command.AddDocumentSection')}
      </Button>
    </div>
  )
}
