import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../platform/layout/useToasts'
import type { Failure } from '../platform/server/failure'
import { type BulkChanges, bulkChangeOf } from './bulkChanges'
import { taskFailure } from './taskFailure'
import { useBulkChoices } from './useBulkChoices'

const useStyles = makeStyles({ popover: { maxHeight: 'min(420px, 70vh)', overflowY: 'auto' } })

const fields = ['stepId', 'assigneeId', 'priority'] as const

type Props = { projectId: string; onChange: (changes: BulkChanges) => Promise<boolean> }

/** The fields that are most often set for several tasks, each at once by its menu. */
export function BulkMenus({ projectId, onChange }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const toasts = useToasts()
  const choices = useBulkChoices(projectId)
  const choose = async (field: (typeof fields)[number], value: string) => {
    try {
      await onChange(bulkChangeOf(field, value))
    } catch (failure) {
      toasts.failed(taskFailure('ChangeTasks', failure as Failure))
    }
  }
  return fields.map((field) => (
    <Menu key={field}>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton size="small" appearance="subtle">
          {t(`field.${field}`)}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {choices[field].map(({ value, text }) => (
            <MenuItem key={value} onClick={() => void choose(field, value)}>
              {text}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  ))
}
