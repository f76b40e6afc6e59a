import { makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../platform/layout/useNarrow'
import type { DocumentViewProps } from './documentViews'
import { FormDesigner } from './FormDesigner'
import { FormPreview } from './FormPreview'

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '28px',
    alignItems: 'start',
  },
  preview: {
    position: 'sticky',
    top: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
  },
})

/** The form as it is designed, and how it will look: side by side where there is room, else one at a time. */
export function DesignView({ document, mayEdit, isHeld }: DocumentViewProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const [shown, setShown] = useState('designer')
  const designer = <FormDesigner document={document} mayEdit={mayEdit && !isHeld} />
  if (!narrow)
    return (
      <div className={styles.beside}>
        {designer}
        <section className={styles.preview} aria-label={t('documents.preview')}>
          <Text size={200}>{t('documents.preview')}</Text>
          <FormPreview sections={document.sections} />
        </section>
      </div>
    )
  return (
    <>
      <TabList
        size="small"
        appearance="subtle"
        aria-label={t('documents.designAndPreview')}
        selectedValue={shown}
        onTabSelect={(_, { value }) => setShown(String(value))}
      >
        <Tab value="designer">{t('documents.designer')}</Tab>
        <Tab value="preview">{t('documents.preview')}</Tab>
      </TabList>
      {shown === 'designer' ? designer : <FormPreview sections={document.sections} />}
    </>
  )
}
