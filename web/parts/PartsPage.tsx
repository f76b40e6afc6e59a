import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { useTheme } from '../app/themes/themes'
import { LookChoices } from '../platform/layout/LookChoices'
import { Notices } from '../platform/layout/Notices'
import { Page } from '../platform/layout/Page'
import { roomBeside } from '../platform/layout/useBeside'
import { usePreferences } from '../platform/session/usePreferences'
import { PartBox } from './PartBox'
import { PartGroup } from './PartGroup'
import { partGroups } from './partGroups'
import { ScaleExample } from './ScaleExample'

const useStyles = makeStyles({
  ground: { minHeight: '100%', backgroundColor: tokens.colorNeutralBackground1 },
  main: { paddingRight: roomBeside },
})

/** Every part that screens are made of, with its name, its file and when to use it. */
export function PartsPage() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { colorMode, theme } = useTheme(usePreferences().colorMode)
  useEffect(() => {
    document.documentElement.style.colorScheme = colorMode
  }, [colorMode])
  return (
    <FluentProvider theme={theme} className={styles.ground}>
      <MemoryRouter>
        <main className={styles.main}>
          <Page title={t('parts.title')} actions={<LookChoices />}>
            <PartGroup name="scale">
              <PartBox name="look" file="web/platform/look/look.ts">
                <ScaleExample />
              </PartBox>
            </PartGroup>
            {partGroups.map(({ group, parts }) => (
              <PartGroup key={group} name={group}>
                {parts.map(({ name, file, Example }) => (
                  <PartBox key={name} name={name} file={file}>
                    <Example />
                  </PartBox>
                ))}
              </PartGroup>
            ))}
          </Page>
        </main>
        <Notices />
      </MemoryRouter>
    </FluentProvider>
  )
}
