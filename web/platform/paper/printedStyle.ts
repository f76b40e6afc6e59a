/**
 * How a printed page looks: on the screen, where it is shown before, and on paper, where nothing else is. Colours are
 * those of paper, whatever the theme. Margins have room for the browser's page numbers.
 */
export const printedStyle = (isLandscape: boolean): string => `
  @page {
    size: A4 ${isLandscape ? 'landscape' : 'portrait'};
    margin: 12mm 10mm 14mm;
    @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt 'Segoe UI', Helvetica, Arial, sans-serif; color: #424242 }
  }
  .printed-page {
    position: fixed; inset: 0; z-index: 1000000; overflow: auto; box-sizing: border-box;
    background: #e8e8e8; color: #1b1b1b; color-scheme: light;
  }
  .printed-page .tools {
    position: sticky; top: 0; left: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center;
    padding: 8px 16px; background: #fff; border-bottom: 1px solid #8a8a8a;
  }
  .printed-page .sheet {
    box-sizing: border-box; width: ${isLandscape ? 297 : 210}mm; max-width: 100%; margin: 16px auto; padding: 12mm 10mm;
    background: #fff;
  }
  .printed-page .sheet { font: 9pt/1.35 'Segoe UI', Helvetica, Arial, sans-serif; color: #1b1b1b }
  .printed-page .sheet, .printed-page .sheet * { overflow-wrap: anywhere }
  .printed-page h1 { font-size: 14pt; line-height: 1.2; margin: 0 0 4pt }
  .printed-page .sheet header { margin-bottom: 8pt; border-bottom: 1px solid #8a8a8a; padding-bottom: 4pt }
  .printed-page .sheet header p { margin: 0 }
  .printed-page .sheet .fui-Text { font-size: inherit; line-height: inherit }
  .printed-page .sheet h2 { font-size: 12pt; margin: 14pt 0 6pt; break-after: avoid }
  .printed-page .sheet :is(h3, h4) { break-after: avoid }
  .printed-page .sheet button { color: inherit; text-decoration: none }
  .printed-page .screen-only { display: none }
  .printed-page .facts { margin: 0 }
  .printed-page .cut { margin: 0 0 6pt; font-weight: 600 }
  .printed-page .rows { width: 100%; table-layout: fixed; border-collapse: collapse }
  .printed-page .rows thead { display: table-header-group }
  .printed-page .rows :is(th, td) {
    padding: 2pt 4pt; text-align: start; vertical-align: top; font-variant-numeric: tabular-nums;
    border-bottom: 1px solid #c4c4c4;
  }
  .printed-page .rows thead th { border-bottom: 1px solid #424242; background: #f0f0f0; font-weight: 600 }
  .printed-page .rows .number { text-align: end }
  .printed-page .rows td { white-space: pre-line }
  .printed-page .rows tr { break-inside: avoid }
  .printed-page .rows tr.with { break-after: avoid }
  .printed-page .rows tr.with td { border-bottom: 0 }
  .printed-page .rows .below { padding-inline-start: 14pt; color: #424242 }
  .printed-page .rows .group { padding-top: 8pt; font-weight: 600; font-size: 10pt }
  @media screen and (max-width: 700px) {
    .printed-page .sheet { margin: 0; padding: 16px; overflow-x: auto }
    .printed-page .rows { min-width: 820px }
  }
  @media print {
    body > :not(.printed-page) { display: none !important }
    html, body { height: auto !important; overflow: visible !important; background: #fff !important }
    .printed-page { position: static; overflow: visible; background: #fff; z-index: auto; height: auto }
    .printed-page .sheet { width: auto; margin: 0; padding: 0 }
    .printed-page .tools { display: none }
    .printed-page * { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  }
`
