// Loaded as ES modules before any CommonJS package can require them: Jest refuses the cycle otherwise.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
