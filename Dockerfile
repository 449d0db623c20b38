# One image for both servers; compose.yaml says which one a container runs.
FROM node:26-slim AS build
WORKDIR /shop
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY shared-types/package.json shared-types/
COPY telemetry/package.json telemetry/
COPY shop-api/package.json shop-api/
COPY bff/package.json bff/
COPY web/package.json web/
COPY back-office/package.json back-office/
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile
COPY . .
RUN cd web && node --run build
RUN cd back-office && node --run build
RUN CI=true npx --yes pnpm@10.34.9 install --frozen-lockfile --prod

FROM node:26-slim
ENV NODE_ENV=production
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_MMAP_THRESHOLD_=131072
ENV MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_COMPILE_CACHE=.compiled
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/commands commands
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/shared-types shared-types
COPY --from=build /shop/telemetry telemetry
COPY --from=build /shop/shop-api shop-api
COPY --from=build /shop/bff bff
COPY --from=build /shop/web/dist web/dist
COPY --from=build /shop/back-office/dist back-office/dist
RUN mkdir .data .compiled && chown node:node .data .compiled
USER node
RUN node --max-semi-space-size=8 --max-old-space-size=128 --heap-growing-percent=100 commands/compile.mjs
VOLUME /shop/.data
HEALTHCHECK CMD ["node", "commands/healthcheck.mjs", "http://127.0.0.1:3000/healthz"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=128", "--heap-growing-percent=100", "bff/src/main.ts"]
