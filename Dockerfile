FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
RUN mkdir /data && chown node /data
USER node
ENTRYPOINT ["node"]
