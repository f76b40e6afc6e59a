/** The library as this program uses it: only `react-plotly.js` calls it. */
declare module 'plotly.js' {
  const Plotly: unknown
  export default Plotly
}
