import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { Tag } from '@prumo/contracts/tasks/queries'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourField } from '../../platform/forms/ColourField'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { FormWatch } from '../../platform/forms/FormWatch'
import { pick } from '../../platform/forms/seenRecord'
import { TextField } from '../../platform/forms/textFields'
import { EmptyState } from '../../platform/layout/EmptyState'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { QuietText } from '../../platform/layout/QuietText'
import { newId } from '../../platform/newId'
import { useCommand } from '../../platform/server/useCommand'
import { useQuery } from '../../platform/server/useQuery'
import type { SectionProps } from '../ProjectSettingsScreen'
import { contrast } from './contrast'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  tag: { padding: '1px 8px', borderRadius: tokens.borderRadiusSmall },
  push: { marginLeft: 'auto' },
})

/** The tags that tasks of this project can bear. */
export function TagsSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand()
  const { data: board, error, mutate } = useQuery('board', { projectId })
  if (!board) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading rows={4} />
  const addAgain = ({ description, textColour, colour }: Tag) =>
    void run('AddTag', { projectId, tagId: newId(), description, textColour, colour })
  const add = manages && (
    <TagDialog projectId={projectId} trigger={<Button appearance="primary">{t('command.AddTag')}</Button>} />
  )
  if (board.tags.length === 0)
    return (
      <EmptyState title={t('settings.tags.none')} text={t('settings.tags.noneText')}>
        {add}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {board.tags.map((tag) => (
          <li key={tag.tagId} className={styles.row}>
            <span className={styles.tag} style={{ color: tag.textColour, backgroundColor: tag.colour }}>
              {tag.description}
            </span>
            {tag.inUse && <QuietText>{t('settings.tags.inUse')}</QuietText>}
            <span className={styles.push} />
            {manages && (
              <>
                <TagDialog
                  projectId={projectId}
                  tag={tag}
                  trigger={
                    <Button
                      appearance="subtle"
                      size="small"
                      icon={<EditRegular />}
                      aria-label={t('settings.tags.edit', { description: tag.description })}
                    />
                  }
                />
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<DeleteRegular />}
                  aria-label={t(tag.inUse ? 'settings.tags.cannotDelete' : 'settings.tags.delete', {
                    description: tag.description,
                  })}
                  disabledFocusable={tag.inUse}
                  onClick={() =>
                    !tag.inUse &&
                    void run(
                      'RemoveTag',
                      { projectId, tagId: tag.tagId },
                      { done: t('done.RemoveTag'), undo: () => addAgain(tag) },
                    )
                  }
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <div>{add}</div>
    </>
  )
}

const legible = 4.5

function TagDialog({ projectId, tag, trigger }: { projectId: string; tag?: Tag; trigger: ReactElement }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [shown, setShown] = useState({
    description: tag?.description ?? '',
    textColour: tag?.textColour ?? '#ffffff',
    colour: tag?.colour ?? '#0f6c5c',
  })
  return (
    <CommandDialog
      type={tag ? 'ChangeTag' : 'AddTag'}
      trigger={trigger}
      record={
        tag && {
          of: { type: 'ChangeTag', projectId, recordId: tag.tagId },
          now: pick({ ...tag }, ['description', 'textColour', 'colour']),
        }
      }
      check={({ text }) => (text('description').trim() === '' ? { description: 'text.blank' } : {})}
      data={({ text }, newId) => ({
        projectId,
        tagId: tag?.tagId ?? newId,
        description: text('description').trim(),
        textColour: text('textColour'),
        colour: text('colour'),
      })}
    >
      <FormWatch
        onFields={({ text }) =>
          setShown({ description: text('description'), textColour: text('textColour'), colour: text('colour') })
        }
      >
        <TextField name="description" value={tag?.description ?? ''} required maxLength={50} />
        <ColourField name="textColour" value={shown.textColour} required />
        <ColourField name="colour" value={shown.colour} required />
      </FormWatch>
      <div>
        <span className={styles.tag} style={{ color: shown.textColour, backgroundColor: shown.colour }}>
          {shown.description || t('settings.tags.sample')}
        </span>
      </div>
      {contrast(shown.textColour, shown.colour) < legible && <Text size={200}>{t('settings.tags.contrast')}</Text>}
    </CommandDialog>
  )
}
