import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  plugins: [react()],
  server: { port: 3000, strictPort: true },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Else the first page would list all modules' chunks, and grow with each module. A module finds its own chunks.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
    },
    // What is loaded by its name keeps it; what such modules share goes by its content alone.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => (facadeModuleId ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
      },
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
  },
})
