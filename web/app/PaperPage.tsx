import { Button, FluentProvider } from '@fluentui/react-components'
import { DismissRegular, PrintRegular } from '@fluentui/react-icons'
import { useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import { laidOut } from '../platform/paper/laidOut'
import { type OfferedPaper, papers } from '../platform/paper/papers'
import { printedStyle } from '../platform/paper/printedStyle'
import { useCovering } from '../platform/paper/useCovering'
import { useMadePaper } from '../platform/paper/useMadePaper'
import { useLanguage } from '../platform/texts/useLanguage'
import { PaperSheet } from './PaperSheet'
import { lightTheme } from './themes/lightTheme'

/**
 * The printed page of a screen, which covers it: how much is read, then the sheets, and the browser's dialog above
 * them. It stays until it is closed: some browsers take it only after they said that printing has ended.
 */
export function PaperPage({ offered }: { offered: OfferedPaper }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { paper, count, failure, retry } = useMadePaper(offered)
  const surface = useCovering(papers.close)
  const laid = useMemo(() => paper && laidOut(paper, language), [paper, language])
  // Only what is drawn can be printed.
  useEffect(() => {
    if (paper) requestAnimationFrame(() => requestAnimationFrame(() => print()))
  }, [paper])
  const title = t('paper.page')
  return createPortal(
    <div ref={surface} className="printed-page" role="dialog" aria-modal="true" aria-label={title}>
      <style>{printedStyle(laid?.layout?.isLandscape ?? false)}</style>
      <FluentProvider theme={lightTheme} style={{ background: 'transparent' }}>
        <div className="tools">
          <Button
            appearance="primary"
            icon={<PrintRegular />}
            disabledFocusable={!paper}
            onClick={() => paper && print()}
          >
            {t('shell.print')}
          </Button>
          <Button icon={<DismissRegular />} onClick={papers.close}>
            {t('paper.close')}
          </Button>
          <span role="status">{!paper && !failure && t('paper.reading', { count })}</span>
          <FailureBar failure={failure} onRetry={retry} />
        </div>
        {paper && laid && <PaperSheet paper={paper} laid={laid} instant={offered.instant} />}
      </FluentProvider>
    </div>,
    document.body,
  )
}
