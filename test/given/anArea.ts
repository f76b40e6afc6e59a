/** What an area of a canvas is where a test says nothing else. */
export const anArea = {
  name: 'Impactos',
  quickTip: 'O que muda ao redor?',
  completeTip: '',
  required: false,
  financialIntegration: false,
  classifications: [],
  additionalField: null,
}
