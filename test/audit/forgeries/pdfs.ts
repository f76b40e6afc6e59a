import { alteredPdf, honestPdf, pdfForgeries, pdfOfSomethingElse } from '../pdfForgeries'
import { at, type Sample, sample } from './forgery'

/** PDFs that carry a receipt, or something in its place. */
export const pdfs: Sample[] = [
  sample('honest', 'a receipt as a PDF', new Uint8Array(honestPdf), 'good'),
  sample('PDF whose receipt was altered', 'the document', new Uint8Array(alteredPdf), at('document', 7)),
  sample('PDF that carries no receipt', 'some text', new Uint8Array(pdfOfSomethingElse), 'notUnderstood'),
  ...pdfForgeries.map(([what, pdf]) => sample('PDF that hides a file', what, new Uint8Array(pdf), 'notUnderstood')),
]
