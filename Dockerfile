# The product without its embedded database: PostgreSQL is a service of its own, see docker-compose.yml.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY admin-desktop/package.json admin-desktop/
COPY api/package.json api/
COPY public-web/package.json public-web/
COPY libs/admin-ui/package.json libs/admin-ui/
COPY libs/api-client/package.json libs/api-client/
COPY libs/contracts/package.json libs/contracts/
COPY libs/test-servers/package.json libs/test-servers/
COPY libs/toaster/package.json libs/toaster/

FROM packages AS production
# The website's server is built into one file, so only the api needs packages. Not --omit=optional: sharp and
# argon2 bring their binaries as optional packages.
RUN npm ci --omit=dev --workspace=api

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build \
  && find api/dist public-web/build libs -name '*.map' -delete \
  && find libs -name '*.spec.ts*' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=production /app ./
COPY --from=build /app/libs/contracts ./libs/contracts
COPY --from=build /app/api/dist ./api/dist
COPY --from=build /app/public-web/build ./public-web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The space for new objects would grow to 100 MB more and make nothing faster.
CMD ["node", "--max-semi-space-size=16", "api/dist/src/main.js"]
