/** The program's options, the same in every language. */
export const options = `  --heads <…>  --key <…>  --files <…>  --lang en|pt  --json`
