// What the producer and the workers share: the name of the queue and where Redis is.

export const queueName = 'law70';
export const connection = { host: process.env.REDIS_HOST ?? '127.0.0.1', port: Number(process.env.REDIS_PORT ?? 6379) };
