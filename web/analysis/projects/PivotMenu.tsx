import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
} from '@fluentui/react-components'
import { TableCellsMergeRegular } from '@fluentui/react-icons'
import { groupings } from '@prumo/contracts/analysis/analysisChoice'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../../platform/layout/ToolbarButton'
import { type PivotChoice, summedAmong } from './analysisChoice'
import type { AnalysisWords } from './analysisWords'

const useStyles = makeStyles({
  popover: { maxHeight: 'min(520px, 70vh)', maxWidth: 'min(420px, calc(100vw - 24px))', overflowY: 'auto' },
  none: { display: 'block', padding: '8px 12px', maxWidth: '320px' },
})

type Props = {
  pivot: PivotChoice | undefined
  /** Those of the chosen columns that the reader may see. */
  columns: readonly string[]
  isOffered: (column: string) => boolean
  words: AnalysisWords
  onChoose: (pivot: PivotChoice | undefined) => void
}

/** Chooses what stands in rows and across, and which of the chosen columns is summed where they meet. */
export function PivotMenu({ pivot, columns, isOffered, words, onChoose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const measures = summedAmong(columns).map(({ name }) => name)
  const offered = groupings.filter(isOffered)
  const usual = { rows: 'customer', columns: 'status', measure: measures[0] ?? '' } as const
  const parts = { rows: offered, columns: offered, measure: measures } as const
  const { rows = '', columns: across = '', measure = '' } = pivot ?? {}
  return (
    <Menu
      persistOnItemClick
      checkedValues={{ rows: [rows], columns: [across], measure: [measure] }}
      onCheckedValueChange={(_, { name, checkedItems: [chosen] }) =>
        chosen && onChoose({ ...usual, ...pivot, [name]: chosen } as PivotChoice)
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton
          icon={<TableCellsMergeRegular />}
          label={t('pivot.label')}
          appearance={pivot ? 'primary' : 'secondary'}
        />
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        {measures.length === 0 ? (
          <Text size={200} className={styles.none}>
            {t('pivot.needsMeasure')}
          </Text>
        ) : (
          <MenuList>
            {(['rows', 'columns', 'measure'] as const).map((part) => (
              <MenuGroup key={part}>
                <MenuGroupHeader>{t(`pivot.${part}`)}</MenuGroupHeader>
                {parts[part].map((value) => (
                  <MenuItemRadio key={value} name={part} value={value}>
                    {words.nameOf(value)}
                  </MenuItemRadio>
                ))}
              </MenuGroup>
            ))}
            {pivot && (
              <>
                <MenuDivider />
                <MenuItem persistOnClick={false} onClick={() => onChoose(undefined)}>
                  {t('pivot.none')}
                </MenuItem>
              </>
            )}
          </MenuList>
        )}
      </MenuPopover>
    </Menu>
  )
}
